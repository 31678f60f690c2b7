import { Apply, SearchInput, Select } from '#desk/parts/find-inputs.tsx'
import { paths } from '#desk/paths.ts'
import type { InboxView } from '#desk/screens/inbox/inbox-props.ts'
import style from './list-filter.module.css'

/** Search, form and day, as a form that is sent with GET. */
export function ListFilter({ view: { filter, forms, sinces } }: { view: InboxView }) {
  return (
    <search>
      <form className={style.filter} method="get" action={paths.inbox} data-filter="">
        {filter.state !== '' && <input type="hidden" name="state" value={filter.state} />}
        <SearchInput label="Search all fields" value={filter.q} />
        <button type="button" className={style.more} popoverTarget="filters">
          Filter
        </button>
        <div className={style.choices} id="filters" popover="auto">
          <Select name="form" label="Form" choices={forms} value={filter.form} />
          <Select name="from" label="Day" choices={sinces} value={filter.from} />
          <Apply />
        </div>
      </form>
    </search>
  )
}
