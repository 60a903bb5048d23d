import { Sun } from './sun.tsx'

const cloud = 'M0 0c-4-20 14-36 34-32 10-24 48-26 60-2 22-6 42 8 40 34Z'

/** A windy noon: a line that is all tangles at the hand, and runs clear up to the kite. From the bottom right. */
export function KiteAtNoon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden="true">
      <Sun x={1090} y={150} r={70} />
      <g className="fill-white/80">
        <path d={cloud} transform="translate(884 268)scale(.8)" />
        <path d={cloud} transform="translate(1190 92)scale(.6)" />
      </g>
      <path className="fill-sage" d="M420 800c210-130 380-196 600-200 220-4 380 20 580-110V800Z" />
      <g className="fill-hill">
        <path d="M1486 596c-14-20-12-54 2-78 14 24 16 58 2 78Zm40-10c-11-16-10-44 1-62 12 18 13 46 2 62Z" />
        <path d="M180 800c240-80 420-130 640-128 260 2 420 40 780-98V800Z" />
      </g>
      <path
        className="fill-green-light"
        d="M0 772c260-10 470-20 680-66 160-36 280-96 420-84 180 14 320 96 500 86V800H0Z"
      />
      <path
        className="fill-none stroke-sage/30 stroke-3"
        strokeLinecap="round"
        d="M780 752c110-24 200-66 310-66 130 0 240 60 400 66M900 782c80-20 140-44 210-44 90 0 150 30 250 38"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          className="fill-none stroke-ink stroke-3"
          d="M1123 497c40-2 66-44 34-60-30-14-54 26-20 44 40 22 92-14 76-54-12-28-50-18-44 12 8 40 76 28 98-18 40-84 104-170 162-250"
        />
        <g transform="translate(1034 464)">
          <path className="fill-none stroke-ink" strokeWidth="12" d="M38 94 22 156M46 94l26 58" />
          <path className="fill-green" d="M22 50c2-16 30-20 38-4l6 54c-14 6-32 6-44 2Z" />
          <path className="fill-none stroke-green" strokeWidth="12" d="m54 52 22 2 12-18M46 58l24 6 18-24" />
          <circle className="fill-apricot" cx="42" cy="22" r="15" />
          <path className="fill-ink" d="M52 9C40-2 22 4 22 22c0 12 4 18 10 22-2-14 6-22 22-24Z" />
        </g>
        <g transform="translate(1424 158)rotate(-24)">
          <path className="fill-none stroke-ink stroke-3" d="M0 112c-26 34 22 60-6 96s18 52-6 84" />
          <path className="fill-apricot" d="m-8 204-26-12 4 28Zm0 0 24 14 2-28ZM-9 288l-24-8 2 24Zm0 0 20 12 4-24Z" />
          <path className="fill-white" d="M0-104-70-12 0 112Z" />
          <path className="fill-apricot" d="M0-104 70-12H0Z" />
          <path className="fill-sun" d="M0-12h70L0 112Z" />
          <path className="fill-green" d="M-70-12H0v124Z" />
          <path className="fill-none stroke-ink stroke-3" d="M0-104V112M-70-12H70" />
        </g>
        <path
          className="fill-none stroke-white stroke-4"
          d="M1240 300c40-14 70 4 110-8M930 398c46-12 80 8 124-6m366 96c40-12 66 6 108-6"
        />
      </g>
    </svg>
  )
}
