import { type Subject, subject } from './subject.js';

export const DATA_AND_AI: readonly Subject[] = [
  subject(
    'aiml',
    '',
    'ai ml, artificial intelligence, ai, machine intelligence, ai engineer, kritrim buddhimatta, एआई, कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस, ai basics, learn ai, ai sikhna, ai kya hai',
  ),
  subject(
    'ml',
    'aiml datascience',
    'machine learning, ml, predictive model, prediction model, scikit learn, sklearn, supervised learning, unsupervised learning, xgboost, random forest, decision trees, gradient boosting, clustering, classification models, मशीन लर्निंग, predictive analytics, machine sikhna, ensemble models, ai models, feature engineering, overfitting, model training, train a model, kaggle, knn, svm, ml engineer, logistic regression, linear regression',
  ),
  subject(
    'deeplearning',
    'ml aiml',
    'deep learning, neural network, neural networks, neural nets, tensorflow, pytorch, keras, cnn, rnn, transformers, डीप लर्निंग, lstm, gan, gpu training, image classifier, convolutional',
  ),
  subject(
    'nlp',
    'aiml deeplearning',
    'nlp, natural language processing, text mining, sentiment analysis, language model, bert, text analytics, spacy, text classification, translate text, named entities, sentiment, sentiment of reviews, chat text, summarization, named entity, speech to text, word embeddings, translate languages',
  ),
  subject(
    'vision',
    'aiml deeplearning',
    'computer vision, opencv, image recognition, object detection, face recognition, face detection, image processing, yolo, machine vision, image classification, detect objects, recognize faces, recognize objects, count objects, segmentation, number plate, ocr, face mask detection, image segmentation, cctv ai, medical images, read text from images',
  ),
  subject(
    'reinforcement',
    'ml aiml',
    'reinforcement learning, q learning, rl, deep q, policy gradient, policy gradients, policy optimization, ppo, reward function, rewards, learn by rewards, learns by rewards, trial and error, game playing ai, markov decision, openai gym',
  ),
  subject(
    'recommender',
    'ml aiml',
    'recommender, recommendation system, recommendation engine, recommender systems',
  ),
  subject(
    'mlops',
    'ml aiml',
    'mlops, model deployment, mlflow, ml pipeline, deploy models, ml model deployment, serve model, model serving, model monitoring, monitoring models, production ml, deploy model, serve your model',
  ),
  subject(
    'genai',
    'aiml aitools',
    'generative ai, gen ai, genai, llm, llms, large language model, large language models, gpt, openai, rag, retrieval augmented, langchain, fine tuning, ai agent, ai agents, agentic, vector database, build ai app, ai applications, chat with documents, chat with pdf, llm app, rag app, embeddings, fine tune, fine tuning llm, hugging face, autogen, mcp server, ai agent banana',
  ),
  subject(
    'aitools',
    '',
    'ai tools, ai tool, ai for work, ai productivity, ai assistant, ai assistants, use ai, using ai, ai apps, ai at work, artificial intelligence tools, ai software, ai for business, ai in office, ai for students, ai for teachers, ai for daily work, ai seekhna, ai for office, ai for business owners, ai for seniors, ai for beginners, ai tool for work',
  ),
  subject(
    'chatgpt',
    'aitools genai',
    'chatgpt, chat gpt, claude, gemini, bard, ai chatbot, चैटजीपीटी, gpt for work, ai for email, gpt answers, notebooklm, perplexity, deepseek',
  ),
  subject(
    'prompting',
    'aitools chatgpt genai',
    'prompt engineering, prompt, prompts, prompting, write prompts, prompt engineer, ask properly, ask chatgpt, ask ai, better answers from ai, better prompts, talk to ai, good prompts',
  ),
  subject(
    'chatbot',
    'aitools genai',
    'chatbot, chat bot, bot banana, conversational ai, whatsapp bot, telegram bot, voice assistant, dialogflow, bot for customers, auto reply, voice bot, voice bots, customer bot, bot kaise banaye, rasa, botpress, whatsapp automation, faq bot',
  ),
  subject(
    'aiimage',
    'aitools genai',
    'midjourney, dall e, dalle, stable diffusion, ai art, ai image, image generation, generate images, ai images, text to image, ai pictures, ai photo, ai photos, ai se photo, ai se tasveer, ai make pictures, make pictures with ai, pictures from words, photos with ai, firefly, images with artificial intelligence, images with ai, ai cartoon, ai logo, picture generation, ai artwork, generate pictures, generate photos, ai drawing, images from text, ai photography, comfyui, ai se photo banana, ai photo kaise banaye, ai painting, ai headshot, leonardo ai, ai thumbnail',
  ),
  subject(
    'aivideo',
    'aitools videoediting',
    'ai video, text to video, video generation, ai videos, runway, ai avatar, ai voice, voice cloning, text to speech, elevenlabs, ai voiceover, video with ai, videos with ai, ai dubbing, ai video maker, ai reels, talking avatar, ai video banana, sora, veo, heygen, ai animation, faceless youtube, ai shorts',
  ),
  subject(
    'copilot',
    'aitools programming',
    'copilot, github copilot, ai coding, code with ai, coding assistant, cursor ai, ai pair programming, ai programming, programming with ai, coding with ai, ai assisted, pair programming',
  ),
  subject(
    'automation',
    'aitools',
    'workflow automation, automation, automate, zapier, n8n, make com, rpa, uipath, power automate, automate tasks, office automation, robotic process automation, automate work, repetitive tasks, boring tasks, bots for work, connect apps, automate excel, automate emails, automate reports, auto email, bots banana, low code automation, ai automation',
  ),
  subject(
    'aiwriting',
    'aitools contentwriting',
    'ai writing, write with ai, ai copywriting, ai content, ai blog',
  ),
  subject(
    'aislides',
    'aitools presentation',
    'ai presentation, ai slides, gamma app, ai powerpoint',
  ),
  subject(
    'datascience',
    '',
    'data science, data scientist, data scientists, datascience, डेटा साइंस, डाटा साइंस, data scientist banna, insights from data, data science career, data science project, data science course, kaggle competition',
  ),
  subject(
    'statistics',
    'datascience',
    'statistics, probability, hypothesis testing, bayesian, statistical, sankhyiki, regression analysis, a b testing, सांख्यिकी, ab testing, ab test, confidence interval, bayes, averages, causal inference, mean median, standard deviation, p value, anova, chi square, sampling, normal distribution',
  ),
  subject(
    'pandas',
    'python datascience',
    'pandas, numpy, dataframes, python data analysis, jupyter, dataframe, data frame, data frames, data cleaning, clean data, data wrangling, messy data, polars, data saaf, data saaf karna, data cleaning python, csv files, missing values, exploratory data analysis, eda',
  ),
  subject(
    'rlang',
    'datascience statistics',
    'r programming, r language, rstudio, r studio, tidyverse, ggplot',
  ),
  subject(
    'timeseries',
    'datascience statistics',
    'time series, forecasting, forecast, arima, demand prediction, predict sales, sales prediction, predict demand, future sales, sales forecast, demand forecasting, seasonality, predict future, stock prediction, predict weather, trend and seasonality, prophet, next month demand, future prediction',
  ),
  subject(
    'bigdata',
    'datascience',
    'big data, bigdata, hadoop, spark, pyspark, hive, streaming data, apache spark, distributed computing, mapreduce, spark cluster, hdfs, flink, large datasets',
  ),
  subject(
    'dataengineering',
    'datascience',
    'data engineering, data engineer, etl, data pipeline, data pipelines, airflow, data warehouse, data lake, kafka, snowflake, dbt, databricks, lakehouse, etl pipeline, etl pipelines, spark pipelines, data warehousing, redshift, bigquery, data modelling, data modeling, delta lake',
  ),
  subject(
    'analytics',
    '',
    'data analytics, data analysis, data analyst, analyse data, analyze data, business analytics, business intelligence, bi analyst, business analyst, mis report, mis reporting, mis executive, data ka vishleshan, डेटा एनालिटिक्स, डाटा एनालिटिक्स, analyst banna, business metrics, kpi, kpis, product metrics, data reports, analyst',
  ),
  subject(
    'excel',
    'analytics office',
    'excel, ms excel, microsoft excel, spreadsheet, spreadsheets, google sheets, pivot table, pivot tables, vlookup, xlookup, excel formulas, power query, vba, macros, एक्सेल, excel sheet, excel shortcuts, lookup formulas, spread sheet, excel ke formule, excel reports, pivot, vlookup formula, excel formula, sumif, conditional formatting, data validation, excel me data, excel dashboard, what if analysis, google sheet',
  ),
  subject(
    'sql',
    'analytics database',
    'sql, structured query language, sql queries, joins, database queries, query databases, एसक्यूएल, query data, store data, store and query, data query, sql joins, window functions, tables of data, select query, stored procedure, stored procedures, query likhna, indexes, database se data',
  ),
  subject(
    'powerbi',
    'analytics visualization',
    'power bi, powerbi, dax, bi tool, bi tools, bi, power bi report, power bi dashboard, paginated reports, m language',
  ),
  subject('tableau', 'analytics visualization', 'tableau, looker, qlik, bi tool, bi tools, bi'),
  subject(
    'visualization',
    'analytics',
    'data visualization, data visualisation, charts, graphs, dashboards, dashboard, data storytelling, infographic, visualize data, matplotlib, visualization, plotting, d3, d3js, make charts, present data',
  ),
  subject(
    'webanalytics',
    'analytics marketing',
    'google analytics, web analytics, ga4, marketing analytics, product analytics, website traffic, customer analytics, track visitors, conversion tracking, attribution, google tag manager, customer lifetime value, cohort analysis',
  ),
];
