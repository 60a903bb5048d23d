import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale'
import { ArrowLeft, ArrowRight } from './icons.tsx'

export type CalendarProps = {
  /** Shown as chosen, and the month it opens at. */
  chosen: Date | undefined
  /** The month it opens at while nothing is chosen. */
  openAt: Date
  earliest: Date
  latest: Date
  onChoose: (day: Date) => void
}

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-mint aria-disabled:cursor-not-allowed aria-disabled:text-line-strong'

const select =
  'min-h-11 cursor-pointer rounded-xl border border-line-strong bg-white px-3 font-semibold hover:border-ink-soft'

/** Brings react-day-picker with it: pages use CalendarDialog, which loads this when it first opens. */
export function Calendar({ chosen, openAt, earliest, latest, onChoose }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      required
      locale={enGB}
      captionLayout="dropdown"
      fixedWeeks
      startMonth={earliest}
      endMonth={latest}
      disabled={{ before: earliest, after: latest }}
      defaultMonth={chosen ?? openAt}
      selected={chosen}
      onSelect={onChoose}
      components={{
        Chevron: ({ orientation }) => (orientation === 'left' ? <ArrowLeft /> : <ArrowRight />),
      }}
      classNames={{
        root: 'mx-auto w-full max-w-md',
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: arrow,
        button_next: arrow,
        month_caption: 'flex min-h-11 items-center justify-center px-12',
        dropdowns: 'flex gap-2',
        dropdown_root: 'flex',
        dropdown: select,
        // The chosen month and year stand in the two lists already.
        caption_label: 'hidden',
        month_grid: 'mt-4 w-full table-fixed border-collapse',
        weekday: 'pb-1 text-sm font-semibold text-ink-soft',
        day: 'p-0 text-center',
        day_button:
          'mx-auto grid size-11 max-w-full cursor-pointer place-items-center rounded-full hover:bg-mint disabled:cursor-not-allowed disabled:text-ink-soft/70 disabled:line-through disabled:hover:bg-transparent',
        selected: '[&>button]:bg-green [&>button]:font-semibold [&>button]:text-white',
      }}
    />
  )
}
