import { type ComponentProps, useEffect, useState } from 'react'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { Button } from '#ui/button.tsx'
import { copy } from '#ui/copy.ts'
import style from './copy-button.module.css'

/** How long the button confirms a copy, in ms. */
const saidFor = 2000

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'className'> & {
  children: string
  /** Gives the text to copy. */
  text: () => string
}

/** Copies a text and confirms it. */
export function CopyButton({ children, text, className = '' }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), saidFor)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <>
      <Button
        kind="secondary"
        size="small"
        className={`${style.copy} ${className}`}
        data-done={copied > 0 || undefined}
        onClick={async ({ currentTarget }) => {
          if (await copyText(text(), currentTarget)) setCopied((times) => times + 1)
        }}
      >
        {copied > 0 ? tryWords.copied : children}
      </Button>
      <span className="visually-hidden" role="status">
        {copied > 0 && tryWords.copied}
      </span>
    </>
  )
}

/** Copies a text. Without access to the clipboard, the text is put beside the button, selected and copied by the browser. */
async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  const shown = document.createElement('span')
  shown.className = style.shown ?? ''
  shown.textContent = text
  beside.after(shown)
  try {
    return await copy(text, shown)
  } finally {
    shown.remove()
  }
}
