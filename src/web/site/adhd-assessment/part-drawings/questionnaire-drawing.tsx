import { PartFrame } from './part-frame.tsx'

/** Six answers on a sheet, and a pen. */
export const QuestionnaireDrawing = () => (
  <PartFrame>
    <g strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-apricot/40" d="M0 150c80-36 150-30 220-14 40 8 70-2 100-16v80H0Z" />
      <g transform="rotate(-4 150 110)">
        <rect className="fill-white" x="76" y="22" width="150" height="210" rx="16" />
        <g className="fill-none stroke-line-strong stroke-4">
          <path d="M122 54h82M122 82h64M122 110h76M122 138h58M122 166h78M122 194h60" />
        </g>
        <g className="fill-sage">
          <circle cx="102" cy="138" r="8" />
          <circle cx="102" cy="166" r="8" />
          <circle cx="102" cy="194" r="8" />
        </g>
        <g className="fill-green">
          <circle cx="102" cy="54" r="8" />
          <circle cx="102" cy="82" r="8" />
          <circle cx="102" cy="110" r="8" />
        </g>
      </g>
      <g transform="translate(246 70)rotate(28)">
        <path className="fill-ink" d="M-10 0H10V84L0 108-10 84Z" />
        <path className="fill-apricot" d="M-10 0c0-14 20-14 20 0v10h-20Z" />
        <path className="fill-apricot-pale" d="M-10 84H10L4 98h-8Z" />
      </g>
    </g>
  </PartFrame>
)
