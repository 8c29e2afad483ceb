import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { answerFromPost } from '../answer-from-post.ts'
import { chooseTexts } from '../choose.ts'
import { echoComplaint } from '../echo-complaint.ts'
import { findTrouble, NEXT_STEPS, REGRETS, REPLIES, readMood } from '../phrases/reply-phrases.ts'
import type { WriterContext } from '../writer-context.ts'

const COUNT = 3

type Given = { context: WriterContext; task: AiTaskOf<'comment_reply'> }

/** Apology for what was said, our view of it, and what happens next. */
const answerComplaint = ({ context, task: { comment } }: Given): string[] => {
  const trouble = findTrouble(comment) ?? 'any'
  const echo = echoComplaint(comment)
  const sorry =
    echo === ''
      ? ['Простите, что так вышло.', 'Нам жаль, что так получилось.']
      : [`Простите, что ${echo}.`, `Нам очень жаль, что ${echo}.`]
  const regrets = chooseTexts({ context, pool: REGRETS[trouble], count: 2 })
  const steps = chooseTexts({ context, pool: NEXT_STEPS[trouble], count: 2 })
  const [first = '', second = first] = sorry
  const [regret = '', other = regret] = regrets
  const [step = '', next = step] = steps
  return [`${first} ${regret} ${step}`, `${first} ${next}`, `${second} ${other} ${next}`]
}

const answerQuestion = ({ context, task: { comment, postText } }: Given): string[] => {
  const answer = answerFromPost({ question: comment, post: postText })
  const rest = chooseTexts({ context, pool: REPLIES.question, count: COUNT })
  if (answer === '') return rest
  return [
    `Спасибо за вопрос. ${answer}`,
    `${answer} Если остались вопросы, пишите.`,
    ...rest.slice(0, 1),
  ]
}

const createReplies = (given: Given): string[] => {
  const mood = readMood(given.task.comment)
  if (mood === 'complaint') return answerComplaint(given)
  if (mood === 'question') return answerQuestion(given)
  return chooseTexts({ context: given.context, pool: REPLIES[mood], count: COUNT })
}

export const writeCommentReply = (given: Given) => ({ replies: createReplies(given) })
