import { Button } from '#ui/button.tsx'
import { erase, tokenParameter } from './erase.ts'

/** The button behind a link from our letter. Opening the link alone erases nothing: programs open links too. */
export function EraseConfirm({ token, label }: { token: string; label: string }) {
  return (
    <form action={erase.path} method="post">
      <input type="hidden" name={tokenParameter} value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
