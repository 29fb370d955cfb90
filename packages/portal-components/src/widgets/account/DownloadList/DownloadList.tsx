import type { Download } from '@trade-portal/fluid-sdk'
import { FileDown } from 'lucide-react'
import { useMemo } from 'react'
import { downloadsQuery } from '../../../data/merchant/merchant'
import { useRead } from '../../../data/useRead'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Portal } from '../../../context/PortalContext'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import type { TablePageParams } from '../../../surfaces/TablePage/TablePage'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { downloadsMessages } from '../../../messages/downloads'
import type { Messages } from '../../../messages/Messages'

export type DownloadListProps = TablePageParams

/** Lists the merchant's files, each as a link. */
export const DownloadList = asWidget(
  function DownloadList(params: DownloadListProps) {
    const { client, formats } = usePortal()
    const words = useMessages(downloadsMessages)
    return (
      <>
        <WidgetHead title={words.title} />
        <TablePage
          {...params}
          label={words.title}
          of={useRead(downloadsQuery(client))}
          table={useMemo(() => downloadTable(formats, words), [formats, words])}
          rowKey={keyOf}
          rowHref={({ url }) => url}
          isRowExternal
          searchHint={words.searchHint}
          empty={{ title: words.none, icon: <FileDown /> }}
        />
      </>
    )
  },
  { prompt: 'account' },
)

/** Files have no unique field, and a merchant may list the same file under two descriptions. */
const keyOf = (file: Download) => JSON.stringify(file)

type Words = Messages['downloads']

const downloadTable = (formats: Portal['formats'], words: Words): TableDefinition<Download> => ({
  columns: [
    { id: 'name', name: words.file, text: nameOf, isRowHeader: true, tone: 'strong', grow: 2 },
    { id: 'file', name: words.fileName, text: ({ fileName }) => fileName, tone: 'muted', grow: 1.5 },
    { id: 'category', name: words.category, text: ({ category }) => category, tone: 'muted', width: 120 },
    {
      id: 'date',
      name: words.date,
      kind: 'day',
      text: ({ date }) => formats.date(date),
      tone: 'muted',
      width: 88,
    },
  ],
  layout: { card: `'name name' auto 'category date' auto 'file file' auto / minmax(0, 1fr) auto` },
})

const nameOf = ({ description, fileName }: Download) => description || fileName
