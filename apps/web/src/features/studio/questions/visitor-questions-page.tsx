import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useIsSignedIn } from '../../../platform/api/services.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { QuestionsFrame } from './components/questions-frame.tsx'
import { copy } from './copy.ts'
import { NO_ANSWERS } from './model/answers.ts'
import { useKeptAnswers } from './model/kept-answers.ts'
import { useWriting } from './model/use-writing.ts'

/** The form of the first page is sent as any form: the page before tells it from a link of somebody else. */
const isTypedOnLanding = (): boolean => {
  const [before] = (globalThis.document?.referrer ?? '').split(/[?#]/)
  return before === `${globalThis.location?.origin}/`
}

type Props = { sentence: string; style: string | undefined }

const Visitor = ({ sentence, style }: Props) => {
  const navigate = useNavigate()
  const { found, keep } = useKeptAnswers(sentence)
  const signIn = ({ replace = false } = {}) =>
    void navigate({ to: '/reels/questions', search: { sentence, style }, replace })
  const write = ({ replace = false } = {}) => {
    keep({
      sentence,
      answers: NO_ANSWERS,
      style: found.style ?? style ?? null,
      askId: crypto.randomUUID(),
    })
    signIn({ replace })
  }
  const isWriting = useWriting({
    sentence,
    isTyped: isTypedOnLanding(),
    write: () => write({ replace: true }),
  })
  if (isWriting) return null
  return (
    <QuestionsFrame
      sentence={sentence}
      style={style}
      onSentence={(next) =>
        void navigate({ to: '/new-reel', search: { sentence: next, style }, replace: true })
      }
      onBuilt={undefined}
      onSignIn={() => signIn()}
      onWrite={() => write()}
    />
  )
}

/** The same questions before the sign-in. */
export default function VisitorQuestionsPage() {
  const { sentence = '', style } = useSearch({ from: '/default/new-reel' })
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) {
    return (
      <Navigate
        to="/reels/questions"
        search={{ sentence, style }}
        state={{ isTyped: isTypedOnLanding() }}
        replace
      />
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-288 grid-cols-1 gap-4 lg:px-8">
      <PageHeader title={copy.page} />
      <Visitor key={sentence} sentence={sentence.trim()} style={style} />
    </div>
  )
}
