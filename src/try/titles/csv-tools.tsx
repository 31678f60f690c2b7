import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { copy } from '#ui/copy.ts'
import { titlesCsv } from './titles-csv.ts'
import type { TitlesAnswer } from './wire.ts'
import type { TitlesProps } from './words.ts'

/** How long a copy is confirmed, in ms. */
const confirmedFor = 2_000

/** The list as a file, and as text to paste. */
export function CsvTools({
  words,
  columns,
  file,
  answer,
}: Pick<TitlesProps, 'words' | 'columns' | 'file'> & { answer: TitlesAnswer }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmedFor)
    return () => clearTimeout(timer)
  }, [copied])
  const text = () => titlesCsv(answer, columns, words.facts.plain)
  const download = () => {
    // The byte order mark tells spreadsheets that the file is UTF-8.
    const address = URL.createObjectURL(new Blob([`\ufeff${text()}`], { type: 'text/csv;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: file })
    link.click()
    // The browser reads the address after the click; a minute is enough for that.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  const toClipboard = async () => {
    // Without access to the clipboard, the text is put into the page for a moment to be selected and copied.
    const shown = Object.assign(document.createElement('pre'), { textContent: text(), className: 'visually-hidden' })
    document.body.append(shown)
    setCopied(await copy(text(), shown))
    shown.remove()
  }
  return (
    <>
      <Button size="small" onClick={download}>
        {words.download}
      </Button>
      <Button size="small" kind="secondary" data-done={copied || undefined} onClick={() => void toClipboard()}>
        {copied ? words.copied : words.copy}
      </Button>
    </>
  )
}
