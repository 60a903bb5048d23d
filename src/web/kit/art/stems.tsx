const leaf = 'M0 0C6-30 30-46 62-46C58-16 34 6 0 0Z'

/** Meadow flowers against the light. About 280 × 340 units, rooted at y = 340. */
export function Stems() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g className="fill-none stroke-ink stroke-5">
        <path d="M120 340c-2-100 10-210 42-300" />
        <path d="M60 340c2-50-8-100-24-144" />
        <path d="M206 340c2-60 20-124 46-182" />
        <path d="M96 340c0-24-4-50-14-72m154 72c4-24 14-44 28-58M22 340c-2-18-8-32-18-42" />
      </g>
      <g className="fill-ink">
        <path d={leaf} transform="translate(158 52)rotate(-44)scale(.95)" />
        <path d={leaf} transform="translate(146 96)rotate(34)" />
        <path d={leaf} transform="translate(134 150)scale(-1 1)rotate(-4)" />
        <path d={leaf} transform="translate(122 238)scale(-.8 .8)rotate(20)" />
        <path d={leaf} transform="translate(50 254)scale(-.6 .6)" />
        <path d={leaf} transform="translate(222 232)rotate(30)scale(.7)" />
      </g>
      <g transform="translate(34 188)">
        <g className="fill-white">
          <ellipse rx="9" ry="26" />
          <ellipse rx="9" ry="26" transform="rotate(60)" />
          <ellipse rx="9" ry="26" transform="rotate(120)" />
        </g>
        <circle className="fill-sun" r="9" />
      </g>
      <g transform="translate(256 146)">
        <path className="fill-apricot" d="M-34-14c12-26 56-28 70-2C44 8 26 30 0 30S-42 10-34-14Z" />
        <path
          className="fill-none stroke-apricot-pale stroke-3"
          d="M-22-10C-18 6-10 16 0 20M22-12C18 4 10 16 0 20M0-22V6"
        />
      </g>
      <g className="fill-apricot">
        <path d="M70 266c-4-16 6-24 14-26 10 6 12 18 8 28-6 6-16 4-22-2Z" />
        <circle className="fill-sun" cx="266" cy="278" r="10" />
        <circle className="fill-white" cx="2" cy="294" r="8" />
      </g>
    </g>
  )
}
