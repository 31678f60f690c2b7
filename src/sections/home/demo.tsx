import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './demo.module.css'
import { Pane, Triptych } from './triptych.tsx'

interface Example {
  audience: string
  message: string
  result: string
  dryness: string
}

interface DemoProps {
  words: {
    panes: readonly [string, string, string]
    /** What the picture in the middle shows, for screen readers. */
    face: string
    audience: string
    message: string
    action: string
    wait: string
    copy: string
    copied: string
    again: string
  }
  examples: readonly Example[]
  /** Where one goes to type something of one's own. */
  href: string
}

/** What the product does, shown on fixed examples. `demo.client.ts` turns them over and copies the result. */
export function Demo({ words, examples, href }: DemoProps) {
  const [typed, waits, returned] = words.panes
  return (
    <Triptych label="An example">
      <Pane title={typed} ground="sky">
        <dl className={style.typed}>
          <dt>{words.audience}</dt>
          {examples.map(({ audience }, index) => (
            <dd key={audience} className={style.box} data-example={index} hidden={index > 0}>
              {audience}
            </dd>
          ))}
          <dt>{words.message}</dt>
          {examples.map(({ message }, index) => (
            <dd key={message} className={`${style.box} ${style.message}`} data-example={index} hidden={index > 0}>
              {message}
              <i className={style.caret} />
            </dd>
          ))}
        </dl>
        <div className={style.send}>
          <Button href={href} mouth>
            {words.action}
          </Button>
          <p className={style.wait}>{words.wait}</p>
        </div>
      </Pane>
      <Pane title={waits} ground="yolk">
        <FaceMark expression="smirk" title={words.face} className={style.face} width={264} height={139} />
      </Pane>
      <Pane title={returned} ground="tomato">
        {examples.map(({ result, audience, dryness }, index) => (
          <div key={result} className={style.returned} data-example={index} hidden={index > 0}>
            <p className={style.result} data-result="">
              {result}
            </p>
            <p className={style.tags}>
              <Tag>{audience}</Tag>
              <Tag>{dryness}</Tag>
            </p>
          </div>
        ))}
        <p className={style.tools} hidden data-tools="">
          <IconButton icon="again" label={words.again} data-again="" />
          <IconButton icon="copy" label={words.copy} data-copy={words.copied} />
        </p>
      </Pane>
    </Triptych>
  )
}
