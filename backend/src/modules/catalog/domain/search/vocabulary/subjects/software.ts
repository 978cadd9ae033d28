import { type Subject, subject } from './subject.js';

export const SOFTWARE: readonly Subject[] = [
  subject(
    'programming',
    '',
    'programming, coding, programmer, coder, computer programming, learn to code, write code, software development, software developer, software engineering, software engineer, developer banna, programming language, code likhna, code karna, coding karna, प्रोग्रामिंग, कोडिंग, सॉफ्टवेयर, coder banna, coding nahi aati, logic building, computer science, pseudocode, debugging, recursion, coding seekhna, software engineer banna, coding interview prep, job in it, it job, it naukri, it field, it sector, software job, tech job, coding bootcamp, programmer banna, software banana, software kaise banaye, learn programming, programming basics, programming fundamentals, first program, flowchart, computer language, vs code, coding language, codes, computer science basics',
  ),
  subject(
    'webdev',
    'programming',
    'web development, website development, web developer, web dev, webdev, website, web site, webpage, web page, web designing, web design, web programming, web app, web application, web application development, website banana, site banana, build site, create site, online portfolio, internet page, वेबसाइट, वेब डेवलपमेंट, websites, make website, design website, portfolio website, personal website, landing page, landing pages, company website, website design, website designing, website kaise banaye, web pages, webpages, site kaise banaye, create webpage, html website, website kholna, school website, hosting a website, full website, website builder, build websites, website creation, web designer, web portal, website maker, site design, full website banana, web technologies, web fundamentals, progressive web app, pwa, web performance, core web vitals, page speed, faster website, website speed, web components, company ki website, dukan ki website, personal site, online resume site, browser extension, website launch, make a site, own website, website develop',
  ),
  subject(
    'frontend',
    'webdev',
    'frontend, front end, frontend development, front end developer, client side, single page application, spa, client side development, ui developer, ui development, javascript framework, web ui, web interface',
  ),
  subject(
    'backend',
    'webdev',
    'backend, back end, backend development, back end developer, server side, rest api, api development, build api, web api, web service, apis, restful, server programming, web server, jwt authentication, api banana, web api development, microservice, micro services, authentication, oauth, websockets, grpc, message queue, rabbitmq, server side programming',
  ),
  subject(
    'fullstack',
    'webdev frontend backend',
    'full stack, fullstack, full stack developer, mern, mern stack, mean stack, lamp stack, end to end web app, mongodb express react node, mevn, pern stack, mern developer, jamstack, mern full stack, java full stack, python full stack, full stack web, full stack development, full stack engineer, mean',
  ),
  subject(
    'html',
    'frontend webdev',
    'html, html5, hypertext markup, एचटीएमएल, web basics, markup, web page banana, html css, html tags, html code',
  ),
  subject(
    'css',
    'frontend webdev',
    'css, css3, stylesheet, flexbox, css grid, sass, scss, animations css, sass css, media queries, css animation',
  ),
  subject(
    'tailwind',
    'css frontend webdev',
    'tailwind, tailwind css, bootstrap css, bootstrap framework, bootstrap 5',
  ),
  subject(
    'javascript',
    'frontend webdev programming',
    'javascript, java script, js, ecmascript, es6, vanilla js, jquery, जावास्क्रिप्ट, dom manipulation, async javascript, promises, dom, typescript basics, web animations, closures, async await, js es6, node basics js, javascript frameworks, ajax, event loop, javascript projects, typescript and javascript',
  ),
  subject('typescript', 'javascript webdev programming', 'typescript, type script, ts'),
  subject(
    'react',
    'frontend javascript webdev',
    'react, reactjs, react js, redux, react hooks, react developer, react forms, react components, jsx, react router, zustand, use state, react project, redux toolkit, react query, react 19, react context',
  ),
  subject(
    'nextjs',
    'react frontend webdev',
    'nextjs, next js, next 15, app router, server components, server actions, vercel',
  ),
  subject('angular', 'frontend javascript webdev', 'angular, angularjs, angular js'),
  subject('vue', 'frontend javascript webdev', 'vue, vuejs, vue js, nuxt, nuxtjs'),
  subject('svelte', 'frontend javascript webdev', 'svelte, sveltekit, svelte 5'),
  subject(
    'node',
    'backend javascript webdev',
    'node, nodejs, node js, express js, expressjs, nestjs, deno, bun js, express server, node express',
  ),
  subject(
    'django',
    'python backend webdev',
    'django, flask, fastapi, python web development, django rest, flask api, fast api',
  ),
  subject('php', 'backend webdev programming', 'php, laravel, codeigniter'),
  subject(
    'wordpress',
    'webdev nocode',
    'wordpress, word press, elementor, wix, blog site, blog website, वर्डप्रेस, wordpress theme, wordpress plugin, wordpress site, wordpress website, blogspot, squarespace, wp site, divi, wordpress blog, wordpress banana, gutenberg',
  ),
  subject(
    'ecommerce',
    'webdev',
    'ecommerce, shopify, woocommerce, online store, online shop, online dukaan, online dukan, shopping website, sell online, dropshipping, meesho, amazon seller, flipkart seller, online bechna, online sell, online selling, payment gateway, product listing, etsy, online business, e commerce, e commerce business, product photography for store, ondc, flipkart, amazon fba, amazon par bechna, online saman bechna, sell products, sell my products, sell handmade, reselling, online dukan banana, store online, cart checkout, shopify store, print on demand',
  ),
  subject(
    'nocode',
    '',
    'nocode, no code, lowcode, low code, without coding, without code, bina coding, webflow, bubble io, appsheet, glide apps, flutter flow, adalo, softr, no code app, no coding, app without coding, app without code, website without coding, cannot code, cant code, without programming, bina code, bina coding ke app, airtable, retool, power apps, powerapps, drag and drop, framer, low code development, no code development',
  ),
  subject('graphql', 'backend', 'graphql'),
  subject(
    'python',
    'programming',
    'python, python3, python programming, paithan, payton, पाइथन, पायथन, web scraping, scraping, python script, python scripts, python automation, python projects, selenium python, tkinter, python basics, python automation scripts, automate with python, beautiful soup, python for everybody, oop in python, python coding, python language, python gui, python tutorial',
  ),
  subject(
    'java',
    'programming oop',
    'java, core java, java programming, spring boot, जावा, spring, java developer, jvm, hibernate, java full course, java basics, j2ee, servlets, jsp, spring framework, microservices with spring, java oop',
  ),
  subject('cpp', 'programming oop', 'cplusplus, cpp, c plus plus, c++ stl, stl, c c++'),
  subject(
    'clang',
    'programming',
    'c programming, c language, programming in c, ansi c, c lang, c basics, c program',
  ),
  subject(
    'csharp',
    'programming oop',
    'csharp, c sharp, dotnet, aspnet, dot net, net core, dot net core, entity framework, blazor, wpf, linq, asp net core, mvc net',
  ),
  subject(
    'go',
    'programming backend',
    'golang, go language, go programming, goroutines, gin framework, go lang',
  ),
  subject('rust', 'programming', 'rust, rust programming, rustlang, cargo rust, rust systems'),
  subject('ruby', 'backend programming', 'ruby, ruby on rails, rails'),
  subject(
    'scratch',
    'programming',
    'coding for kids, scratch programming, kids coding, coding for children, bachon ke liye coding, block coding, programming for kids, teach kids coding, kids programming, children coding, game coding for kids, code for kids, roblox',
  ),
  subject(
    'dsa',
    'programming',
    'data structures, data structure, algorithms, algorithm, dsa, competitive programming, leetcode, coding interview, big o, coding round, coding rounds, coding interviews, placement coding, faang, product based company, dynamic programming, graphs and trees, competitive coding, codeforces, leet code, time complexity, linked list, binary search, sorting algorithms, interview coding, google interview, maang, campus placement coding, problem solving with code',
  ),
  subject('oop', 'programming', 'oop, oops, object oriented, object oriented programming'),
  subject(
    'git',
    'programming devops',
    'git, github, version control, gitlab, source control, gitlab ci, git commands, commit history, git branches, versioning',
  ),
  subject(
    'systemdesign',
    'programming',
    'system design, software architecture, design patterns, microservices, scalable systems, clean architecture, high level design, low level design, hld, lld, domain driven design, ddd, event driven, cqrs, scalability, software architect',
  ),
  subject(
    'testing',
    'programming',
    'software testing, test automation, automation testing, selenium, quality assurance, manual testing, unit testing, qa tester, qa engineer, playwright testing, cypress testing, qa, qa testing, testing tools, sdet, postman, api testing, jmeter, load testing, bug report, test cases, manual tester, software tester, appium, tdd',
  ),
  subject(
    'devops',
    '',
    'devops, dev ops, ci cd, continuous integration, jenkins, deployment pipeline, site reliability, terraform, infrastructure as code, ansible, deploy code, release pipeline, gitops, prometheus, grafana, deploy, deployment, monitoring servers, docker compose, yaml, sre, build pipeline, cicd, github actions, devops engineer, docker kubernetes, observability, argo cd, build and deploy, release automation, helm',
  ),
  subject(
    'docker',
    'devops',
    'docker, containers, containerization, docker container, docker images, dockerfile',
  ),
  subject(
    'kubernetes',
    'devops docker',
    'kubernetes, k8s, helm charts, openshift, kube, cka, ckad, pods',
  ),
  subject(
    'cloud',
    'devops',
    'cloud computing, cloud, cloud engineer, cloud architect, क्लाउड, serverless, cloud practitioner, cloud certification, cloud server, multi cloud, host app, host website, hosting, web hosting, deploy app, deploy website, virtual machine, virtual machines, s3 bucket, load balancer, vps, cloud fundamentals, cloud basics, cloud native, high availability, one server dies, server dies, server down, keep the site running, site running, failover, auto scaling, uptime, disaster recovery, aws azure gcp, cloud migration, finops',
  ),
  subject(
    'aws',
    'cloud',
    'aws, amazon web services, ec2, aws lambda, aws solutions architect, aws certification, aws cloud, dynamodb, cloudformation, aws developer, sagemaker',
  ),
  subject('azure', 'cloud', 'azure, microsoft azure, az 900, azure devops, az 104, entra'),
  subject('gcp', 'cloud', 'gcp, google cloud, google cloud platform, gcp engineer'),
  subject(
    'linux',
    '',
    'linux, ubuntu, shell scripting, bash, command line, unix, terminal commands, sysadmin, system administrator, server administration, red hat, rhcsa, centos, linux administration, linux commands, bash scripting, shell script, linux server',
  ),
  subject(
    'database',
    'backend',
    'database, databases, dbms, mysql, postgresql, postgres, mongodb, nosql, database design, oracle database, redis, pl sql, plsql, cassandra, db design, dynamo, database management system, rdbms, normalization, database administrator, dba, data base, er diagram, neo4j, elasticsearch',
  ),
  subject(
    'appdev',
    'programming',
    'app development, mobile app, mobile application, mobile development, app developer, mobile app development, phone app, smartphone app, app banana, app banane, apna app, make app, build app, create app, apps, application development, ऐप, मोबाइल ऐप, mobile apps, app kaise banaye, app banaye, app banao, android ios app, app for phone, own app, publish app, play store app, app idea, taxi app, food delivery app, chat app, shopping app, mobile app banana, app ka idea, app publish, mobile developer, app design and development, app maker, make mobile app, app ban, app banaane, apps banana, apps banane, app development course, play store par app, apps for phone, mobile app developer, app creation, application banana',
  ),
  subject(
    'android',
    'appdev',
    'android, android app, android development, android studio, jetpack compose, एंड्रॉइड, android developer, android phone app, play store, material design, room database, kotlin android, android apps, android programming, android app development',
  ),
  subject('kotlin', 'android appdev', 'kotlin'),
  subject(
    'ios',
    'appdev',
    'ios, iphone, iphone app, ipad app, swift, swiftui, xcode, apple app, apple apps, apple phone, apple phones, apple developer, app store, ipad, objective c, macos app, ios app, ios developer, swift programming, iphone app banana, swift ui',
  ),
  subject(
    'flutter',
    'appdev android ios',
    'flutter, dart, flutterflow, फ्लटर, flutter app, flutter dart, riverpod, bloc flutter',
  ),
  subject(
    'reactnative',
    'appdev react',
    'react native, expo app, react native app, react native expo, react mobile app',
  ),
  subject(
    'crossplatform',
    'appdev',
    'cross platform, hybrid app, ionic, xamarin, maui, one codebase, iphone and android, ios and android, android and ios, android and iphone, both android and ios, both iphone and android, android aur iphone',
  ),
  subject('firebase', 'appdev backend', 'firebase, firestore, supabase'),
  subject(
    'gamedev',
    'programming',
    'game development, game design, video game, game developer, make games, build games, game banana, gaming development, games, make game, 2d game, 3d game, platformer, game programming, multiplayer game, mobile game, mobile games, pubg, game engine, level design, game physics, sprites, game kaise banaye, गेम बनाना, game maker, game design document, unity 3d game, mobile game banana, game programmer, free fire, minecraft, game art, game developer banna, video games, rpg game, 2d games, 3d games, game dev, construct 3, gamemaker',
  ),
  subject(
    'unity',
    'gamedev',
    'unity, unity3d, unity engine, c# for games, unity game, unity scripting',
  ),
  subject('unreal', 'gamedev', 'unreal, unreal engine, godot'),
  subject(
    'blockchain',
    'programming',
    'blockchain, web3, solidity, smart contract, ethereum, crypto, cryptocurrency, bitcoin, nft, dapp, smart contracts, web3 development, defi, hyperledger, crypto development, solana',
  ),
  subject(
    'iot',
    '',
    'iot, internet of things, arduino, raspberry pi, embedded, embedded systems, microcontroller, esp32, sensors, smart home, home automation, electronics project, nodemcu, smart devices, sensor, moisture, soil moisture, farm sensors, smart farming, mqtt, circuits, breadboard, led blink, relay, electronics, temperature sensor, smart switch, microcontrollers, stm32, pcb design, pcb, home automation project, automation of home, first electronics, basic electronics, electronic circuit, electronic projects, smart irrigation, smart agriculture, zigbee, lora, plc, scada, rtos, verilog, vlsi, fpga',
  ),
  subject(
    'robotics',
    'iot',
    'robotics, robot, ros, drone, quadcopter, robot arm, arduino robot, ros2',
  ),
  subject(
    'drones',
    'robotics photography',
    'drone flying, drone pilot, fly drone, fly a drone, drones, uav, dgca, drone mapping, drone survey, aerial photography, aerial, drone licence, fpv, drone camera, fly a camera, aerial videography',
  ),
  subject(
    'sap',
    '',
    'sap, sap fico, sap mm, sap abap, sap hana, erp, odoo, servicenow, oracle erp, dynamics 365',
  ),
  subject(
    'os',
    '',
    'operating system, operating systems, os concepts, process scheduling, memory management os',
  ),
];
