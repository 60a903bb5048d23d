import { shareOfFullDay } from '#domain/appointments/availability.ts'

/** How much of the day is free: ten times fill it. A day with none has an empty bar. */
export const DayBar = ({ count, isShown }: { count: number; isShown: boolean }) => (
  <svg
    width="100%"
    height="8"
    aria-hidden="true"
    className={`block rounded-full max-lg:mt-1.5 max-lg:h-1.5 forced-colors:border ${isShown ? 'bg-green' : 'bg-paper-deep'}`}
  >
    {count > 0 && (
      <rect
        width={`${shareOfFullDay(count) * 100}%`}
        height="8"
        rx="4"
        className={`transition-[width] duration-200 ease-out forced-colors:fill-[Highlight] ${isShown ? 'fill-sun' : 'fill-green-light'}`}
      />
    )}
  </svg>
)
