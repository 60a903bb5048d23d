import { MorningPanel, NearGround } from './morning-panel.tsx'
import { PerchedLark } from './perched-lark.tsx'

/** One's own door, with a new key in it. */
export function FrontDoor({ className }: { className?: string }) {
  return (
    <MorningPanel className={className} sun={{ x: 392, y: 176 }}>
      <NearGround />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-paper-deep" d="M-480 338H960V448H-480Z" />
        <path className="fill-white" d="M-480 324H960V342H-480Z" />
        <path
          className="fill-none stroke-line stroke-3"
          d="M14 368h44m22 0h26M-40 396H20m34 0h40m-72 28h52m322-56h26m22 0h44m-84 28h40m34 0h40m-100 28h52"
        />
        <path className="fill-white" d="M138 436V330c0-56 44-92 102-92s102 36 102 92V436Z" />
        <path className="fill-green" d="M160 436V332c0-44 34-72 80-72s80 28 80 72V436Z" />
        <path className="fill-sun" d="M176 326c2-30 28-50 64-50s62 20 64 50Z" />
        <path
          className="fill-none stroke-green"
          strokeWidth="5"
          d="M240 326V276M240 326 200 288M240 326 280 288M174 327H306"
        />
        <path className="fill-none stroke-green-light stroke-3" d="M180 346h46v70h-46Z" />
        <path className="fill-line" d="M124 430H356v14H124Z" />
        <path className="fill-white" d="M104 444H376v16H104Z" />
        <circle className="fill-apricot" cx="275" cy="384" r="8" />
        <path className="fill-none stroke-sun" strokeWidth="4" d="M275 384v10" />
        <circle className="fill-none stroke-sun" strokeWidth="4" cx="275" cy="402" r="8" />
        <path
          className="fill-none stroke-ink stroke-3"
          d="M86 470c0-30-8-50-18-62m34 62c0-22 6-40 16-50M404 472c0-24 8-40 18-50m-32 50c0-14-6-26-14-34"
        />
        <path
          className="fill-ink"
          d="M86 450c-14 0-24-8-26-18 14-2 26 6 26 18ZM404 456c12 0 20-6 22-16-13-2-22 6-22 16Z"
        />
        <circle className="fill-apricot" cx="67" cy="402" r="10" />
        <circle className="fill-sun" cx="120" cy="416" r="8" />
        <circle className="fill-white" cx="424" cy="418" r="9" />
        <circle className="fill-apricot" cx="374" cy="434" r="7" />
      </g>
      <g transform="translate(170 132)">
        <PerchedLark />
      </g>
    </MorningPanel>
  )
}
