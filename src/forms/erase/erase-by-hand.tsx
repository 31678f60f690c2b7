import { Button } from '#ui/button.tsx'

/** In place of the form on a site that can't send its link: the way to a person. */
export function EraseByHand({ label, href }: { label: string; href: string }) {
  return (
    <p>
      <Button href={href} mouth>
        {label}
      </Button>
    </p>
  )
}
