export const liveWords = {
  live: 'live',
  connecting: 'connecting...',
  notLive: 'not live: press r to refresh',
} as const
