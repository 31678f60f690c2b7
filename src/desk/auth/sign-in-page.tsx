import type { SignInView } from '#desk/auth/sign-in-props.ts'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { fields, paths } from '#desk/paths.ts'
import type { Flash } from '#desk/shell-props.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import style from './sign-in-page.module.css'

const command = 'npm run -s desk -- open'

interface Opening {
  flash?: Flash
  title: string
  text: string
}

function openingOf({ state, mail, until = '' }: SignInView): Opening {
  switch (state) {
    case 'ways':
      return {
        title: mail ? 'Two ways in. No password.' : 'One way in. No password.',
        text: 'A password would have to be remembered, and then changed, and then remembered.',
      }
    case 'used':
      return {
        flash: { kind: 'trouble', text: 'This link has been used, or is older than ten minutes.' },
        title: 'Get another one.',
        text: 'If it was not you who used it: sign in, open Health, and end every session. It is one button.',
      }
    case 'sent':
      return {
        flash: { kind: 'done', text: 'Look in your mail.' },
        title: 'If that address may come in, a link is on its way.',
        text: `It works once, until ${until} UTC. Everybody gets this answer, so it says nothing about who may come in.`,
      }
    case 'limit':
      return {
        flash: { kind: 'trouble', text: `Too many tries. Mail is closed until ${until} UTC.` },
        title: 'The command line is still open.',
        text: 'Five links an hour go to one address, twenty to everybody together. Whoever can reach the machine does not need mail.',
      }
  }
}

/** All ways to sign in. The page answers every address alike, so that it does not tell which ones are known. */
export function SignInPage({ view, product }: { view: SignInView; product: string }) {
  const { flash, title, text } = openingOf(view)
  const sent = view.state === 'sent'
  return (
    <SignInFrame product={product}>
      {flash && (
        <div className={style.flash}>
          <ResultFlash {...flash} />
        </div>
      )}
      <Heading size="h4" text={title} dash={false} />
      <p className={style.text}>{text}</p>
      {sent && (
        <>
          <p className={style.text}>Nothing after two minutes? Look in the spam folder, then ask again.</p>
          <p className={style.another}>
            <Button kind="secondary" href={paths.signIn}>
              Use another address
            </Button>
          </p>
        </>
      )}
      <section className={style.way}>
        <h3>{sent ? 'Or from the command line' : 'From the command line'}</h3>
        <p>Run this where the site runs. It prints a link that works once, within ten minutes.</p>
        <p className={style.command}>
          <code id="command">{command}</code>
          <button type="button" className={style.copy} data-copy="command" hidden>
            <Icon name="copy" />
            <span>Copy</span>
          </button>
        </p>
      </section>
      {!sent && <ByMail {...view} />}
    </SignInFrame>
  )
}

function ByMail({ mail, missing, state, problem }: SignInView) {
  if (!mail) {
    return (
      <p className={style.missing}>
        {missing.map((name, place) => (
          <span key={name}>
            {place > 0 && ' and '}
            <code>{name}</code>
          </span>
        ))}{' '}
        would add a way in by mail.
      </p>
    )
  }
  const closed = state === 'limit'
  return (
    <form className={style.way} method="post" action={paths.mailLink}>
      <h3>By mail</h3>
      <p>
        For the addresses in <code>DESK_USERS</code>. The link works once, within ten minutes.
      </p>
      <div className={style.field}>
        <Field
          name={fields.email}
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={problem?.email}
          error={problem?.message}
          disabled={closed}
        />
      </div>
      <Button type="submit" mouth={!closed} disabled={closed}>
        Send a link
      </Button>
    </form>
  )
}
