import { SuggestTextarea } from '../../../../ui/forms/suggest-textarea.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { useTeamNames } from '../api/discussion.queries.ts'
import { discussionCopy as copy } from './copy.ts'
import { findTypedMention, mentionOf, suggestPeople } from './find-mentions.ts'

type Props = { text: string; onText: (text: string) => void; onSubmit: () => void }

const MOST = 6

/** An `@` opens the list of members. */
export const MentionTextarea = ({ text, onText, onSubmit }: Props) => {
  const { data: team } = useTeamNames()
  const members = team?.members ?? []
  const people = members.filter(({ isMe }) => !isMe)
  return (
    <SuggestTextarea
      rows={2}
      maxLength={2000}
      text={text}
      onText={onText}
      listLabel={copy.people}
      findTyped={findTypedMention}
      suggest={(letters) =>
        suggestPeople(people, letters)
          .slice(0, MOST)
          .map((person) => ({
            id: person.userId,
            text: `${mentionOf(person, members)} `,
            content: (
              <>
                <Avatar size="sm" name={person.name} src={person.photoUrl} />
                <span className="truncate">{person.name}</span>
              </>
            ),
          }))
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
      }}
    />
  )
}
