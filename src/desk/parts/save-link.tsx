import style from './save-link.module.css'

/** A link that saves what is shown as a file. */
export function SaveLink({ href, label = 'Save as CSV' }: { href: string; label?: string }) {
  return (
    <a className={style.save} href={href} data-save="">
      {label}
    </a>
  )
}
