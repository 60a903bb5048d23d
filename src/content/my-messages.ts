export const myMessageProblems = {
  empty: 'Write a message first.',
  tooMany:
    'You have sent a lot of messages in the last hour. Please wait a while. If it is urgent, call 111, or 999 in an emergency.',
  noFile: 'One of the files is not there any more. Please attach it again.',
} as const
