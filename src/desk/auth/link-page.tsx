import type { LinkView } from '#desk/auth/sign-in-props.ts'
import { fields, paths } from '#desk/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './link-page.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** The page behind a mailed link. Only its button signs in. */
export function LinkPage({ view, product }: { view: LinkView; product: string }) {
  return (
    <SignInFrame product={product}>
      <Heading size="h4" text="One press and you are in." dash={false} />
      <p className={style.text}>
        The link is good. It waits for you to press, because mail programs open links before people do, and it works
        once.
      </p>
      <form className={style.form} method="post" action={paths.signIn}>
        <input type="hidden" name={fields.token} value={view.token} />
        <Field
          name={fields.browser}
          label="Name this browser"
          defaultValue={view.browser}
          maxLength={60}
          autoComplete="off"
          aria-describedby="browser-use"
        />
        <p className={style.hint} id="browser-use">
          You see the name in the list of sessions. It ends after 12 hours without use.
        </p>
        <Button type="submit" mouth autoFocus>
          Open the desk
        </Button>
      </form>
    </SignInFrame>
  )
}
