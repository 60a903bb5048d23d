import { useId } from 'react'

/** The morning hills of the hero: five distances, a lane that wanders to the top, and a house. 1600 × 800, from the bottom right. */
export function Hills() {
  const light = useId()
  return (
    <>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx="1196" cy="430" r="420">
        <stop className="[stop-color:var(--color-first-light)]" />
        <stop className="[stop-color:var(--color-haze)]" offset=".5" />
        <stop className="[stop-color:var(--color-mint)]" offset="1" />
      </radialGradient>
      <path fill={`url(#${light})`} d="M380 800C590 640 760 536 960 492c220-48 410-8 640-140V800Z" />
      <path className="fill-sage" d="M520 800c170-160 330-234 520-238 200-4 380 10 560-106V800Z" />
      <g className="fill-hill">
        <path d="M786 650c-14-20-12-54 2-78 14 24 16 58 2 78Zm40-4c-11-16-10-44 1-62 12 18 13 46 2 62Zm-74 10c-9-14-8-36 1-50 10 14 11 36 2 50Z" />
        <path d="M280 800C470 690 640 622 850 634c200 12 330 72 490 30 110-30 190-80 260-128V800Z" />
      </g>
      <path
        className="fill-apricot-pale"
        d="M1040 657c24-15 56-17 52-29s-36-12-22-28c10-12 26-16 36-37h6c-6 23-28 31-32 41s32 12 32 28c0 18-32 20-46 29Z"
      />
      <g transform="translate(890 590)">
        <path className="fill-white" d="M4 26L34 2L64 26V54H4Z" />
        <path className="fill-apricot" d="M-6 30L30-4H48L76 28L66 34L36 6L2 36Z" />
        <path className="fill-sun" d="M16 34H28V48H16Z" />
        <path className="fill-green" d="M40 34H54V56H40Z" />
        <path
          className="fill-green-light"
          d="M-22 56C-34 34-32 14-20-4-6 14-4 36-16 56ZM84 58c-10-16-8-32 2-46 10 14 12 32 2 46Z"
        />
      </g>
      <path
        className="fill-green-light"
        d="M0 746c160-24 330-16 480-14 240 4 380-42 540-72 180-34 380-32 580 30V800H0Z"
      />
      <path
        className="fill-none stroke-sage/30 stroke-3"
        d="M1270 636c100 6 210 26 330 70m-400-62c140 6 280 40 400 84M560 748c200-6 300-38 400-62M640 760c140-10 210-32 280-52"
      />
      <path
        className="fill-apricot-pale"
        d="M1020 660c16-3 32-6 46-8-6 16-54 24-44 40 12 18 94 16 76 46-10 20-68 26-92 62H890c40-44 130-40 140-68 8-18-54-24-50-42 4-16 38-18 40-30Z"
      />
    </>
  )
}

/** The nearest ground: what stands in front is drawn after it. */
export function Foreground() {
  return <path className="fill-ink" d="M0 784c200-18 420-12 640-6 240 6 460-56 680-66 120-6 200 18 280 10v80H0Z" />
}
