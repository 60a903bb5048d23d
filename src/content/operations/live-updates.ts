export const liveWords = {
  live: 'live',
  connecting: 'connecting...',
  notLive: 'not live: press r to look for what is new',
} as const
