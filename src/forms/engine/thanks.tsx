import { useEffect, useRef } from 'react'
import { FaceMark } from '#art/face.tsx'
import { ResetButton } from './reset-button.tsx'
import style from './thanks.module.css'

interface ThanksProps {
  title: string
  text: string
  /** What the button says, and where it leads without JavaScript. */
  again: { label: string; href: string; onClick: () => void }
}

/** What stands where the form was, once what it held is saved. */
export function Thanks({ title, text, again }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={style.thanks} data-ground="yolk" data-accepted="">
      <FaceMark expression="smirk" width={168} height={89} />
      <h2 ref={heading} tabIndex={-1} className={style.title}>
        {title}
      </h2>
      <p className={style.text}>{text}</p>
      <ResetButton href={again.href} onClick={again.onClick}>
        {again.label}
      </ResetButton>
    </div>
  )
}
