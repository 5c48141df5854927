'use client'

import { useEffect, useState } from 'react'
import { storage } from '@/lib/browser/storage'
import { type CommandChoice, choiceFrom, commandFor, defaultChoice } from '@/lib/command-settings'
import { storageKeys } from '@/lib/site.mjs'
import { destinationIds, type SystemId, sourceIds, systemLabel } from '@/lib/systems'

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

function Choice({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: readonly SystemId[]
  value: string
  onChoose: (value: string) => void
}) {
  return (
    <label className="flex max-w-full items-center gap-2 text-sm font-medium">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-10 min-w-0 rounded-control border border-control bg-paper px-2 font-normal"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {systemLabel(option)}
          </option>
        ))}
      </select>
    </label>
  )
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
    <fieldset className="needs-js no-print not-prose flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2 rounded-panel border border-line px-4 py-3">
      <legend className="px-1 text-sm text-muted">Commands for</legend>
      <Choice
        label="Source"
        options={sourceIds}
        value={choice.source}
        onChoose={(source) => choose(choiceFrom(source, choice.destination))}
      />
      <Choice
        label="Destination"
        options={destinationIds}
        value={choice.destination}
        onChoose={(destination) => choose(choiceFrom(choice.source, destination))}
      />
    </fieldset>
  )
}
