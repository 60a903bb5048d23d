import { Icon, type IconProps } from '#web/kit/ui/icons.tsx'

export const Paperclip = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15.5 9.5-5.6 5.6a3.2 3.2 0 0 1-4.5-4.5l6-6a2.1 2.1 0 0 1 3 3l-5.8 5.8a1 1 0 0 1-1.5-1.5l5-5" />
  </Icon>
)
