import { Choice } from '#ui/choice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { beta, betaWords } from './beta-rules.ts'
import style from './carried.module.css'

/** A plan that comes along. */
export interface CarriedPlan {
  value: string
  title: string
  price: string
}

interface CarriedProps {
  /** As it came along, whether or not it is still brought. */
  sentence?: string | undefined
  plan?: CarriedPlan | undefined
  /** The form's props for a field; see `useForm`. */
  field: (name: string) => { value: string; onChange: (event: { target: { value: string } }) => void }
}

/** What comes along to the sign-up: seen before it is sent, and left behind at a press. Nothing, when nothing does. */
export function Carried({ sentence = '', plan, field }: CarriedProps) {
  const planComes = plan !== undefined && field('plan').value !== ''
  if (sentence === '' && !planComes) return null
  return (
    <div className={style.carried}>
      {sentence !== '' && (
        <div className={style.sentence} data-ground="yolk">
          <p className={style.label}>{betaWords.carried}</p>
          <p className={style.result}>{sentence}</p>
          {/* The sentence is the value of the choice that brings it, so a plain POST sends what stands there. */}
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
