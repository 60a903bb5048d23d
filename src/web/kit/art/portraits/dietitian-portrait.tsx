import { PortraitFrame } from './portrait-frame.tsx'

type Props = { className?: string }

/** A headscarf and a green leaf at the collar. */
export const DietitianPortrait = ({ className }: Props) => (
  <PortraitFrame className={className}>
    <circle className="fill-white/60" cx="158" cy="58" r="34" />
    <path className="fill-hill" d="M-400 156c200-30 350-14 450-8 60 4 100-24 150-20 150 8 250-12 400 0v86H-400Z" />
    <path
      className="fill-sun"
      d="M60 78c-2-36 16-56 42-56 28 0 44 22 40 58 2 22 12 36 18 54 6 20-6 34-24 38H66c-20-2-30-18-24-38 6-18 18-32 18-56Z"
    />
    <path className="fill-skin-brown" d="M74 76c0-22 10-34 28-34s28 12 28 34c0 24-12 40-28 40S74 100 74 76Z" />
    <path
      className="fill-none stroke-apricot stroke-3"
      strokeLinecap="round"
      d="M66 84c-2-34 12-52 36-52s38 18 35 52M64 112c14 22 60 24 76 2"
    />
    <path className="fill-ink" d="M20 214c2-46 24-72 60-78 16 16 30 16 44 0 36 6 58 32 60 78Z" />
    <path className="fill-sun" d="M66 124c18 16 54 16 72 0l8 20c-24 26-66 26-88 0Z" />
    <path
      className="fill-none stroke-green-light stroke-3"
      strokeLinecap="round"
      d="M54 172c-4 12-5 24-5 36m103-36c4 12 5 24 5 36"
    />
    <path className="fill-green-light" d="M132 182c0-14 8-22 24-24 0 16-8 24-24 24Z" />
  </PortraitFrame>
)
