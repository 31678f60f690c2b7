import { accents } from '#art/accents.ts'
import style from './sheet.module.css'

const tokens = ['ground', 'text', 'raised', 'muted', 'line', 'hairline', 'error', 'success'] as const
const drawingOnly = ['ink', 'paper', 'skin-1', 'skin-2', 'skin-3', 'skin-4'] as const

/** The accents, the tokens of both schemes, and colors that only drawings may use. */
export function Colors() {
  return (
    <>
      <ul className={style.accents}>
        {accents.map((accent) => (
          <li key={accent} data-ground={accent} data-color={accent}>
            {accent}
          </li>
        ))}
      </ul>
      <div className={style.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <ul key={scheme} className={style.swatches} data-sheet={scheme} aria-label={scheme}>
            {tokens.map((token) => (
              <li key={token}>
                <i data-color={token} />
                {token}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <ul className={style.skins}>
        {drawingOnly.map((color) => (
          <li key={color}>
            <i data-color={color} />
            {color}
          </li>
        ))}
      </ul>
    </>
  )
}
