import type { ReactNode } from 'react'
import { BrandMark } from '#art/brand-mark.tsx'
import { Drawing } from '#art/drawing.tsx'
import { Briefcase } from '#art/objects/briefcase.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './sign-in-frame.module.css'

/** Frame of the sign-in pages: the desk's introduction on the left, the forms on the right. */
export function SignInFrame({ product, children }: { product: string; children: ReactNode }) {
  return (
    <main className={style.frame}>
      <div className={style.block} data-ground="sky">
        <p className={style.mark}>
          <BrandMark width={42} height={22} />
          <span>{product}</span>
        </p>
        <Heading as="h1" size="h1" text="Desk" className={style.title} />
        <p className={style.lead}>Where what people sent is read, by the person they sent it to.</p>
        <Drawing grid="tile" className={style.case}>
          <Briefcase />
        </Drawing>
      </div>
      <div className={style.side}>
        <div className={style.column}>{children}</div>
      </div>
    </main>
  )
}
