import type { ComponentType, ReactNode } from 'react'
import type { ServicePart } from '#content/site/landings/adhd-assessment.ts'

/** Six answers on a sheet, and a pen. */
const QuestionnaireDrawing = () => (
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

/** A path that comes by the same bench again and again. */
const OngoingDrawing = () => (
  <PartFrame>
    <g strokeLinecap="round" strokeLinejoin="round">
      <circle className="fill-sun" cx="252" cy="60" r="26" />
      <path className="fill-green-light/40" d="M0 130c80-40 150-26 220-10 40 8 70-6 100-18v98H0Z" />
      <path className="fill-green-light" d="M0 164c90-24 190-20 320-8v44H0Z" />
      <path
        className="fill-none stroke-apricot-pale"
        strokeWidth="12"
        d="M-10 186c60-6 70-26 96-26 30 0 20 30 56 30s30-34 66-34 26 30 62 30 40-16 60-18"
      />
      <g className="fill-apricot stroke-white stroke-4">
        <circle cx="86" cy="160" r="10" />
        <circle cx="208" cy="156" r="10" />
      </g>
      <g transform="translate(60 44)">
        <rect className="fill-white" width="104" height="84" rx="14" />
        <path className="fill-green" d="M0 14C0 6 6 0 14 0h76c8 0 14 6 14 14v14H0Z" />
        <g className="fill-sage">
          <circle cx="24" cy="46" r="6" />
          <circle cx="80" cy="46" r="6" />
          <circle cx="24" cy="66" r="6" />
          <circle cx="52" cy="66" r="6" />
        </g>
        <circle className="fill-apricot" cx="52" cy="46" r="8" />
        <circle className="fill-apricot" cx="80" cy="66" r="8" />
        <path className="fill-none stroke-ink stroke-4" d="M28-8V8m48-16V8" />
      </g>
    </g>
  </PartFrame>
)

/** A clinician on a screen, and a clock. */
const AppointmentDrawing = () => (
  <PartFrame>
    <g strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-white/60" d="M0 178h320v22H0Z" />
      <path className="fill-ink" d="M66 42c0-8 6-14 14-14h140c8 0 14 6 14 14v122H66Z" />
      <path className="fill-apricot-pale" d="M76 42c0-3 1-4 4-4h140c3 0 4 1 4 4v116H76Z" />
      <circle className="fill-sun" cx="196" cy="70" r="16" />
      <path className="fill-ink" d="M120 88c0-20 12-32 30-32s30 14 28 34c5 18 2 30-2 38h-52c-6-12-8-24-4-40Z" />
      <path className="fill-apricot" d="M140 108h20v24h-20Z" />
      <path className="fill-apricot" d="M128 92c0-14 8-24 22-24s22 10 22 24c0 16-8 28-22 28s-22-12-22-28Z" />
      <path className="fill-ink" d="M126 96c0-20 10-32 27-31 13 0 21 12 21 31-7-5-11-11-13-18-7 9-20 15-35 18Z" />
      <path className="fill-green" d="M92 158c3-22 20-34 48-36 5 8 15 8 20 0 28 2 45 14 48 36Z" />
      <path className="fill-line" d="M46 164h208l14 12c2 3 1 6-3 6H35c-4 0-5-3-3-6Z" />
      <circle className="fill-white stroke-ink stroke-4" cx="268" cy="84" r="30" />
      <path className="fill-apricot" d="M268 84V60a24 24 0 0 1 0 48Z" />
      <path className="fill-none stroke-ink stroke-4" d="M268 84V64m0 20 14 10" />
    </g>
  </PartFrame>
)

export const partDrawings: Record<ServicePart, { Drawing: ComponentType; ground: string }> = {
  questionnaire: { Drawing: QuestionnaireDrawing, ground: 'bg-apricot-pale' },
  appointment: { Drawing: AppointmentDrawing, ground: 'bg-sage' },
  ongoing: { Drawing: OngoingDrawing, ground: 'bg-mint' },
}

const PartFrame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 200" className="block w-full" aria-hidden="true">
    {children}
  </svg>
)
