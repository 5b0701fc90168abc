// The least an application of these libraries does: it shows what one request answered, on one route.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const ask = async () => (await fetch('/bench/base/answer.json')).json();

function Page() {
  const { data } = useQuery({ queryKey: ['answer'], queryFn: ask });
  return data ? createElement('h1', null, data.text) : null;
}

createRoot(document.getElementById('root')).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(
      BrowserRouter,
      null,
      createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Page) })),
    ),
  ),
);
