'use client'

import { useEffect, useState } from 'react'
import { SelectField } from '@/components/ui/FilterFields'
import { storage } from '@/lib/browser/storage'
import { type CommandChoice, choiceFrom, commandFor, defaultChoice } from '@/lib/command-settings'
import { storageKeys } from '@/lib/site.mjs'
import { destinationIds, sourceIds, systemOptions } from '@/lib/systems'

/** Text nodes of every code block on the page, with their original text. */
function commandTexts(): Array<{ nodes: Node[]; originals: string[] }> {
  return [...document.querySelectorAll('.prose .code code')].map((code) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
    return { nodes, originals: nodes.map((node) => node.textContent ?? '') }
  })
}

function show(nodes: readonly Node[], texts: readonly string[]) {
  for (const [index, node] of nodes.entries()) {
    if (node.textContent !== texts[index]) node.textContent = texts[index] ?? ''
  }
}

/** Selects the source and destination of the page's commands and stores the choice. Without JavaScript, the default applies. */
export function CommandSettings() {
  const [choice, setChoice] = useState<CommandChoice>(defaultChoice)

  useEffect(() => {
    setChoice(choiceFrom(storage.get(storageKeys.commandSource), storage.get(storageKeys.commandDestination)))
  }, [])

  useEffect(() => {
    const texts = commandTexts()
    for (const { nodes, originals } of texts) show(nodes, commandFor(originals, choice))
    return () => {
      for (const { nodes, originals } of texts) show(nodes, originals)
    }
  }, [choice])

  const choose = (next: CommandChoice) => {
    setChoice(next)
    storage.set(storageKeys.commandSource, next.source)
    storage.set(storageKeys.commandDestination, next.destination)
  }
  return (
    <fieldset className="needs-js no-print not-prose grid min-w-0 gap-x-6 gap-y-3 rounded-panel border border-line px-4 pb-4 pt-2 sm:grid-cols-2">
      <legend className="px-1 text-sm text-muted">Commands for</legend>
      <SelectField
        name="Source"
        options={systemOptions(sourceIds)}
        value={choice.source}
        onChange={(source) => choose(choiceFrom(source, choice.destination))}
      />
      <SelectField
        name="Destination"
        options={systemOptions(destinationIds)}
        value={choice.destination}
        onChange={(destination) => choose(choiceFrom(choice.source, destination))}
      />
    </fieldset>
  )
}
