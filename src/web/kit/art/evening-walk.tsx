import { Walker } from './person.tsx'
import { Sun } from './sun.tsx'

/** The end of the day: two people walk home side by side, and nobody is in front. From the bottom right. */
export function EveningWalk({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden="true">
      <Sun x={1214} y={520} r={168} />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M1010 236c8-10 22-10 28 1c6-11 20-11 28-1m8 34c7-8 18-8 23 1c5-9 16-9 23-1m-150 16c6-7 15-7 19 1c4-8 13-8 19-1"
      />
      <path className="fill-sage" d="M440 800c190-130 350-216 560-222 220-6 390 30 600-76V800Z" />
      <path className="fill-hill" d="M180 800c260-90 440-150 660-148 260 2 440 42 760-58V800Z" />
      <g transform="translate(856 588)">
        <path className="fill-white" d="M4 26 34 2l30 24v30H4Z" />
        <path className="fill-ink" d="M-6 30 30-4h18l28 32-10 6L36 6 2 36Z" />
        <path className="fill-sun" d="M14 34h14v14H14Zm26 0h14v14H40Z" />
        <path className="fill-green-light" d="M-22 58c-12-22-10-42 2-60 14 18 16 40 4 60Z" />
      </g>
      <path
        className="fill-green-light"
        d="M0 760c220-18 420-18 600-34 240-20 400-68 600-66 160 2 280 40 400 30V800H0Z"
      />
      <path
        className="fill-apricot-pale"
        d="M1300 664c70 6 140 18 176 24-80 8-250-2-360 20-110 22-170 60-200 92H720c80-74 210-112 340-126 90-10 180-14 240-10Z"
      />
      <g className="fill-ink/20">
        <path d="M1064 712 800 786l60 6 220-72Zm110-14L900 778l64 8 226-80Z" />
      </g>
      <g transform="translate(1150 490)scale(2.1)">
        <Walker coat="green" hasShadow={false} />
      </g>
      <g transform="translate(1036 504)scale(2.1)">
        <Walker hasShadow={false} />
      </g>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-none stroke-ink" strokeWidth="16" d="M1500 740V560m0 90 40-52m-40 16-34-44" />
        <path
          className="fill-green"
          d="M1500 590c-78 0-118-40-104-92-30-52 14-104 62-94 20-50 104-50 122 0 56-4 88 54 56 98 12 58-52 98-136 88Z"
        />
        <path
          className="fill-none stroke-green-light stroke-4"
          d="M1436 484c14-16 34-16 48 0m40-38c14-14 32-12 44 2m-72 86c14-14 32-14 46 0"
        />
        <path className="fill-none stroke-ink stroke-4" d="M1380 752c0-26-6-44-16-56m30 56c0-20 8-36 18-44" />
        <circle className="fill-apricot" cx="1362" cy="690" r="10" />
        <circle className="fill-white" cx="1414" cy="704" r="8" />
      </g>
      <path className="fill-ink" d="M0 786c300-18 620 2 900-6s480-34 700-18v40H0Z" />
    </svg>
  )
}
