import { YoursForm, type YoursProps } from './yours-form.tsx'

/** The try-out of the band Yours as the server sends it. It comes alive when it is first touched; see `yours-island.tsx`. */
export function YoursTry(props: YoursProps) {
  return (
    <div data-hydrate="yours" data-props={JSON.stringify(props)}>
      <YoursForm {...props} />
    </div>
  )
}
