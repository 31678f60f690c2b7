import style from './spam-reasons.module.css'

/** The signs of spam in a lead. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <h3 className={style.why}>Why</h3>
      <ul className={style.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={style.reason}>
            {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
