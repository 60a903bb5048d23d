import { PageHeading } from '#web/kit/ui/page-heading.tsx'

export const asTitle = (words: string) => <PageHeading size="question">{words}</PageHeading>
