import { useEffect, useRef } from 'react'
import { FaceMark } from '#art/face.tsx'
import { ResetButton } from './reset-button.tsx'
import style from './thanks.module.css'

interface ThanksProps {
  title: string
  text: string
  /** Label of the button, and its address without JavaScript. */
  again: { label: string; href: string; onClick: () => void }
}

/** Replaces the form once it is saved. */
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
