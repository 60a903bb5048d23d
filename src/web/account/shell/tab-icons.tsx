import type { ReactNode } from 'react'

export interface TabIconProps {
  /** Of the tab that is shown. */
  readonly isFilled: boolean
}

/** One line weight; what is filled is where somebody is. */
const TabIcon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-6 shrink-0"
  >
    {children}
  </svg>
)

const fillOf = (isFilled: boolean) => (isFilled ? 'currentColor' : 'none')

/** The sun over the hills. */
export const TodayIcon = ({ isFilled }: TabIconProps) => (
  <TabIcon>
    <path fill={fillOf(isFilled)} d="M6.5 15.5a5.5 5.5 0 0 1 11 0Z" />
    <path d="M2.5 19.5c3.5-2.4 6-2.4 9.5 0s6 2.4 9.5 0M12 3v3M4.5 6.500l2 2m13-2-2 2" />
  </TabIcon>
)

/** A pen. */
export const TreatmentIcon = ({ isFilled }: TabIconProps) => (
  <TabIcon>
    <path fill={fillOf(isFilled)} d="m14 5 5 5-9 9-5-5Z" />
    <path d="m16.5 7.5 3-3m-1.5-1.5 3 3M7.5 16.5 3.5 20.5" />
  </TabIcon>
)

export const MessagesIcon = ({ isFilled }: TabIconProps) => (
  <TabIcon>
    <path
      fill={fillOf(isFilled)}
      d="M6.5 4.500h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-6l-4.5 4v-4h-.5a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Z"
    />
  </TabIcon>
)

/** A weight that goes down. */
export const ProgressIcon = ({ isFilled }: TabIconProps) => (
  <TabIcon>
    <path fill={fillOf(isFilled)} stroke="none" opacity=".9" d="M4 6c6 0 5 9 16 9.500V20H4Z" />
    <path d="M4 4v16h16M4 6.500c6 0 6 8.5 15.5 9" />
  </TabIcon>
)

export const MoreIcon = ({ isFilled }: TabIconProps) => (
  <TabIcon>
    <circle fill={fillOf(isFilled)} cx="12" cy="12" r="9" />
    <path className={isFilled ? 'stroke-white' : undefined} strokeWidth="2.4" d="M8 12h.01M12 12h.01M16 12h.01" />
  </TabIcon>
)
