import { fileWords as words } from '#content/evidence/recording.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import type { FileSource, ViewedFile } from './file-dialog.tsx'
import type { useOpenFile } from './use-open-file.ts'

const loadDialog = () => import('./file-dialog.tsx')

interface Props {
  readonly of: Pick<ReturnType<typeof useOpenFile>, 'close'> & { readonly file: ViewedFile | null }
  /** Null: it is looked at for no one case. */
  readonly caseId: string | null
  readonly from?: FileSource
  readonly isBeside?: boolean
}

/** What was sent, over the case. Its code is fetched when a file is first opened. */
export function FileViewer({ of: { file, close }, caseId, from, isBeside = false }: Props) {
  const { module, failed } = useOnDemand(file, loadDialog)
  if (!file) return null
  if (module)
    return (
      <module.FileDialog key={file.id} {...{ file, caseId, isBeside }} {...(from ? { from } : {})} onClose={close} />
    )
  return failed ? (
    <p role="alert" className="bg-caution/40 px-6 py-2 font-semibold">
      {words.couldNotLoad}
    </p>
  ) : null
}
