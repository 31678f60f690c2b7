import { Button } from '#ui/button.tsx'
import { tokenParameter } from './token.ts'

interface TokenButtonProps {
  /** The page that takes the post. */
  action: string
  token: string
  label: string
}

/** The button behind a mailed link. Opening the link has no effect, since programs open links too. */
export function TokenButton({ action, token, label }: TokenButtonProps) {
  return (
    <form action={action} method="post">
      <input type="hidden" name={tokenParameter} value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
