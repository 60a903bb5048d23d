import { Icon, type IconProps } from '#web/kit/ui/icons.tsx'

// What only a call shows. In a file of their own, because every page loads the icons of the kit.
export const Microphone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 2.5a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-5 0V5A2.5 2.5 0 0 1 10 2.5ZM4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5" />
  </Icon>
)

export const MicrophoneOff = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 7.5v2a2.5 2.5 0 0 0 4.2 1.8M12.5 8.5V5a2.5 2.5 0 0 0-4.8-1M4.5 9.5a5.5 5.5 0 0 0 8.9 4.3M15.5 9.5a5.4 5.4 0 0 1-.4 2M10 15v2.5M3 2.5l14 15" />
  </Icon>
)

export const Camera = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6.5A1.5 1.5 0 0 1 4 5h7a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 11 15H4a1.5 1.5 0 0 1-1.5-1.5ZM12.5 9l5-2.5v7l-5-2.5" />
  </Icon>
)

export const CameraOff = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 5H11a1.5 1.5 0 0 1 1.5 1.5V9l5-2.5v7l-3-1.5M12 14.6a1.5 1.5 0 0 1-1 .4H4a1.5 1.5 0 0 1-1.5-1.5v-7c0-.5.2-.9.6-1.2M3 2.5l14 15" />
  </Icon>
)

export const HangUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.6 11.8c-.6-.7-.6-1.7 0-2.4 4.1-4.2 10.7-4.2 14.8 0 .6.7.6 1.7 0 2.4l-1.2 1.1-3.1-1.5v-2.2a9.6 9.6 0 0 0-6.2 0v2.2l-3.1 1.5Z" />
  </Icon>
)
