import { Choice } from '#ui/choice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { beta, betaWords } from './beta-rules.ts'
import style from './carried.module.css'

/** A plan chosen on another page. */
export interface CarriedPlan {
  value: string
  title: string
  price: string
}

interface CarriedProps {
  /** The carried sentence, whether or not the visitor keeps it. */
  sentence?: string | undefined
  plan?: CarriedPlan | undefined
  /** The form's props for a field; see `useForm`. */
  field: (name: string) => { value: string; onChange: (event: { target: { value: string } }) => void }
}

/** Values carried from other pages: shown before they are sent, and removed by a press. Renders nothing without any. */
export function Carried({ sentence = '', plan, field }: CarriedProps) {
  const planComes = plan !== undefined && field('plan').value !== ''
  if (sentence === '' && !planComes) return null
  return (
    <div className={style.carried}>
      {sentence !== '' && (
        <div className={style.sentence} data-ground="yolk">
          <p className={style.label}>{betaWords.carried}</p>
          <p className={style.result}>{sentence}</p>
          {/* The sentence is the value of the choice, so that a plain POST sends the shown text. */}
          <Choice
            kind="toggle"
            legend={betaWords.bring.legend}
            name="sentence"
            options={[
              { value: sentence, label: betaWords.bring.yes },
              { value: '', label: betaWords.bring.no },
            ]}
            initial={field('sentence').value}
            onChange={(value) => field('sentence').onChange({ target: { value } })}
          />
        </div>
      )}
      {planComes && (
        <div className={style.plan} data-ground="raised">
          <input type="hidden" name="plan" value={field('plan').value} />
          <p>
            <b>{`${plan.title},`}</b> {plan.price}
          </p>
          <TextLink href={betaWords.changeHref} className={style.link ?? ''}>
            {betaWords.change}
          </TextLink>
          <TextLink
            href={beta.path}
            className={style.link ?? ''}
            onClick={(event) => {
              event.preventDefault()
              field('plan').onChange({ target: { value: '' } })
            }}
          >
            {betaWords.without}
          </TextLink>
        </div>
      )}
    </div>
  )
}
