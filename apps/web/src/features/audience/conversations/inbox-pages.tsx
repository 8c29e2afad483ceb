import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const InboxPage = lazy(() => import('./inbox-page.tsx'))
const AccountsPage = lazy(() => import('./accounts/accounts-page.tsx'))
const RulesPage = lazy(() => import('./rules/rules-page.tsx'))
const RulePage = lazy(() => import('./rules/rule-page.tsx'))
const NewRulePage = lazy(() => import('./rules/new-rule-page.tsx'))
const AnswersPage = lazy(() => import('./saved/answers-page.tsx'))
const QuestionsPage = lazy(() => import('./questions/questions-page.tsx'))

/** Of an address that the route has let through. */
const findPage = ([name, id]: readonly string[]) => {
  if (name === 'accounts') return <AccountsPage />
  if (name === 'answers') return <AnswersPage />
  if (name === 'questions') return <QuestionsPage />
  if (name === 'new-rule') return <NewRulePage />
  if (name !== 'rules') return <InboxPage />
  return id === undefined ? <RulesPage /> : <RulePage key={id} id={id} />
}

/** All pages below /inbox: one chunk in the routes, which are part of the shell, and a chunk for each page. */
export default function InboxPages() {
  const { _splat = '' } = useParams({ strict: false })
  return <Suspense>{findPage(_splat.split('/').filter(Boolean))}</Suspense>
}
