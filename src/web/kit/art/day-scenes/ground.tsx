export const Ground = ({ far = 'fill-sage', near = 'fill-green-light' }: { far?: string; near?: string }) => (
  <>
    <path className={far} d="M-240 160C-120 130-40 136 40 150s130 4 200-14c80-18 160 0 240 4v80H-240Z" />
    <path className={near} d="M-240 196C-100 172 0 176 90 184s110-4 150-10c80-10 160 0 240 4v42H-240Z" />
  </>
)
