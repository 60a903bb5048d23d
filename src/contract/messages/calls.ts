import {
  deskAssignThread,
  deskDraft,
  deskMarkRead,
  deskPassTurn,
  deskSendMessage,
  deskThread,
  deskThreads,
} from './desk-messages.ts'
import { markThreadRead, myThread, sendMessage } from './messages.ts'

export const messagesCalls = {
  [myThread.name]: myThread,
  [sendMessage.name]: sendMessage,
  [markThreadRead.name]: markThreadRead,
  [deskThreads.name]: deskThreads,
  [deskThread.name]: deskThread,
  [deskMarkRead.name]: deskMarkRead,
  [deskSendMessage.name]: deskSendMessage,
  [deskAssignThread.name]: deskAssignThread,
  [deskPassTurn.name]: deskPassTurn,
  [deskDraft.name]: deskDraft,
}
