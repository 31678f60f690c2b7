import style from './save-link.module.css'

/** A link that downloads the shown entries as a file. */
export function SaveLink({ href, label = 'Save as CSV' }: { href: string; label?: string }) {
  return (
    <a className={style.save} href={href} data-save="">
      {label}
    </a>
  )
}
