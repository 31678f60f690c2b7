import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useHydrated } from './use-form.ts'

interface ResetButtonProps {
  /** The page of the empty form. */
  href: string
  kind?: 'primary' | 'secondary'
  onClick: () => void
  children: ReactNode
}

/**
 * Leads to an empty form. Without JavaScript it is a link to the form's page: a reset button would restore the values that
 * the server has rendered.
 */
export function ResetButton({ href, onClick, ...look }: ResetButtonProps) {
  return useHydrated() ? <Button {...look} onClick={onClick} /> : <Button {...look} href={href} />
}
