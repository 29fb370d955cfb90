import type { CustomList } from '@trade-portal/fluid-sdk'
import { ClipboardList } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { listsQuery } from '../../../data/lists/lists'
import { useRead } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { usePortal, useMessages } from '../../../context/PortalContext'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { Stack, Text } from '../../../parts/layout/Layout'
import * as S from './CustomLists.styles'
import { listsMessages } from '../../../messages/lists'
import { listsPath } from '../../../routes/accountPaths'
import { Picture } from '../../../parts/Picture'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import { Skeleton, SkeletonText } from '../../../parts/Skeleton'

/** The customer's saved lists and the merchant's lists, each with a button to copy it to the cart. */
export const CustomLists = asWidget(
  function CustomLists() {
    const { client } = usePortal()
    const listsText = useMessages(listsMessages)
    const lists = useRead(listsQuery(client))
    return (
      <>
        <WidgetHead title={listsText.title} />
        <Read of={lists} skeleton={<ListsSkeleton />}>
          {(all) => <Sections lists={all} />}
        </Read>
      </>
    )
  },
  { prompt: 'account', gap: 'loose' },
)

function Sections({ lists }: { lists: CustomList[] }) {
  const { hrefFor, settings } = usePortal()
  const words = useMessages(listsMessages)
  const generic = lists.filter((list) => list.isGeneric)
  const own = lists.filter((list) => !list.isGeneric)
  return (
    <>
      <Section title={words.own}>
        {own.length > 0 ? (
          <Cards lists={own} />
        ) : (
          <Card>
            <EmptyState
              title={words.empty}
              icon={<ClipboardList />}
              action={
                settings.hasCart && (
                  <Link href={hrefFor('/cart')} tone="button">
                    {words.toCart}
                  </Link>
                )
              }
            >
              {settings.hasCart && words.emptyHint}
            </EmptyState>
          </Card>
        )}
      </Section>
      {generic.length > 0 && (
        <Section title={words.generic}>
          <Cards lists={generic} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Cards({ lists }: { lists: CustomList[] }) {
  return (
    <Grid.Cards>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </Grid.Cards>
  )
}

const SHOWN_LINES = 3
const PICTURES = 4

/** Card with a list's name, its number of products, and the first of them by picture and name. */
function ListCard({ list }: { list: CustomList }) {
  const { hrefFor, settings } = usePortal()
  const words = useMessages(listsMessages)
  const { id, name, lines } = list
  const left = lines.length - SHOWN_LINES
  return (
    <Grid.Card>
      <Stack gap={4}>
        <S.ListName>
          <Heading level={3}>{name}</Heading>
        </S.ListName>
        <Text as="p" tone="muted" size={14}>
          {lines.length > 0 ? words.items(lines.length) : words.noItems}
        </Text>
      </Stack>
      {lines.length > 0 && (
        <>
          <S.Pictures>
            {lines.slice(0, PICTURES).map((line) => (
              <Picture key={line.id} src={line.image} alt="" />
            ))}
          </S.Pictures>
          <Stack as="ul">
            {lines.slice(0, SHOWN_LINES).map((line) => (
              <S.Name key={line.id}>{line.name}</S.Name>
            ))}
            {left > 0 && (
              <Text as="li" tone="muted" size={14}>
                {words.more(left)}
              </Text>
            )}
          </Stack>
        </>
      )}
      <S.Ways>
        <Link href={hrefFor(listsPath(id))} tone="button" isFullWidth aria-label={words.viewOf(name)}>
          {words.view}
        </Link>
        {settings.hasCart && <CopyList list={list} isOneOfMany isFullWidth />}
      </S.Ways>
    </Grid.Card>
  )
}

const sections = [
  ['a', 'b', 'c'],
  ['a', 'b'],
]
const pictures = ['a', 'b', 'c', 'd']

/** Skeleton of the cards while the lists load. */
function ListsSkeleton() {
  const { hasCart } = usePortal().settings
  return (
    <>
      {sections.map((cards) => (
        <Stack as="section" gap={12} key={cards.length} aria-hidden>
          <Skeleton width={160} height={22} />
          <Grid.Cards>
            {cards.map((card) => (
              <Grid.Card key={card}>
                <Stack gap={4}>
                  <Skeleton width="60%" height={19} />
                  <Text as="div" size={14}>
                    <Skeleton width={64} />
                  </Text>
                </Stack>
                <S.Pictures>
                  {pictures.map((picture) => (
                    <S.PictureRoom key={picture}>
                      <Skeleton height="100%" />
                    </S.PictureRoom>
                  ))}
                </S.Pictures>
                <SkeletonText lines={4} />
                <S.Ways>
                  <Skeleton height={40} radius="control" />
                  {hasCart && <Skeleton height={40} radius="control" />}
                </S.Ways>
              </Grid.Card>
            ))}
          </Grid.Cards>
        </Stack>
      ))}
    </>
  )
}
