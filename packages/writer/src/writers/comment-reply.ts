import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { chooseTexts } from '../choose.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import { answerFromFacts } from '../text/answer-from-facts.ts'
import { answerFromPost } from '../text/answer-from-post.ts'
import { echoComplaint } from '../text/echo-complaint.ts'
import { findTrouble, readMood } from '../text/read-mood.ts'
import type { WriterContext } from '../writer-context.ts'

const COUNT = 3

type ReplyInput = { context: WriterContext; task: AiTaskOf<'comment_reply'> }

/** Apology for what was said, our view of it, and what happens next. */
const answerComplaint = ({ context, task: { comment } }: ReplyInput): string[] => {
  const trouble = findTrouble(comment) ?? 'any'
  const echo = echoComplaint(comment)
  const sorry =
    echo === ''
      ? ['Простите, что так вышло.', 'Нам жаль, что так получилось.']
      : [`Простите, что ${echo}.`, `Нам очень жаль, что ${echo}.`]
  const phrases = phrasesOf('replies')
  const regrets = chooseTexts({ context, pool: phrases.regrets[trouble], count: 2 })
  const steps = chooseTexts({ context, pool: phrases.nextSteps[trouble], count: 2 })
  const [first = '', second = first] = sorry
  const [regret = '', other = regret] = regrets
  const [step = '', next = step] = steps
  return [`${first} ${regret} ${step}`, `${first} ${next}`, `${second} ${other} ${next}`]
}

const answerQuestion = ({ context, task: { comment, postText } }: ReplyInput): string[] => {
  const answer =
    answerFromPost({ question: comment, post: postText }) ||
    answerFromFacts({ question: comment, facts: context.facts.known })
  const rest = chooseTexts({ context, pool: phrasesOf('replies').replies.question, count: COUNT })
  if (answer === '') return rest
  return [
    `Спасибо за вопрос. ${answer}`,
    `${answer} Если остались вопросы, пишите.`,
    ...rest.slice(0, 1),
  ]
}

const createReplies = (input: ReplyInput): string[] => {
  const mood = readMood(input.task.comment)
  if (mood === 'complaint') return answerComplaint(input)
  if (mood === 'question') return answerQuestion(input)
  const pool = phrasesOf('replies').replies[mood]
  return chooseTexts({ context: input.context, pool, count: COUNT })
}

export const writeCommentReply = (input: ReplyInput) => ({ replies: createReplies(input) })
